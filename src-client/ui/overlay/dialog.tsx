import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import css from './overlay.module.css'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useOpened } from './use-opened.ts'

interface Props {
  opened: boolean
  title: string
  size?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; full screen on a phone. */
export function Dialog({ opened, title, size = '32rem', onClose, children }: Props) {
  useCloseOnBack(opened, onClose)
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={useOpened(opened)}
      centered
      fullScreen={isPhone}
      classNames={{ content: css.content ?? '', header: css.content ?? '', title: css.title ?? '' }}
      size={size}
      radius="lg"
      title={title}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 150, exitDuration: 0 }}
      // The dialog's header is not the page's banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  )
}
