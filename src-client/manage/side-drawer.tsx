import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import dialog from './dialog.module.css'

interface Props {
  title: string
  size?: string
  onClose: () => void
  children: ReactNode
}

/** A whole record beside the page; on closing, the focus returns to where it was. */
export function SideDrawer({ title, size = '30rem', onClose, children }: Props) {
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => void (before instanceof HTMLElement && before.focus()), [before])
  return (
    <Drawer
      opened
      position="right"
      size={size}
      title={title}
      classNames={{
        content: dialog.content ?? '',
        header: dialog.content ?? '',
        title: dialog.title ?? '',
      }}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 150 }}
      // The drawer's header is not the page's banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Drawer>
  )
}
