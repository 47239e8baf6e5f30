import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import css from './dialog.module.css'
import { useBackCloses } from './use-back-closes.ts'

export interface DialogProps {
  title: string
  size?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; full screen on a phone. */
export function Dialog({ title, size = '32rem', onClose, children }: DialogProps) {
  useBackCloses(onClose)
  const phone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal
      opened
      centered
      fullScreen={phone}
      classNames={{ content: css.content ?? '', header: css.content ?? '', title: css.title ?? '' }}
      size={size}
      radius="lg"
      title={title}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 150 }}
      // The dialog's header is not the page's banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  )
}
