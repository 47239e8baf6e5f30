import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './overlay.module.css'
import { useOpened } from './use-opened.ts'

interface Props {
  opened: boolean
  title: string
  size?: string
  onClose: () => void
  children: ReactNode
}

/** A whole record beside the page. */
export const SideDrawer = ({ opened, title, size = '30rem', onClose, children }: Props) => (
  <Drawer
    opened={useOpened(opened)}
    position="right"
    size={size}
    title={title}
    classNames={{ content: css.content ?? '', header: css.content ?? '', title: css.title ?? '' }}
    onClose={onClose}
    closeButtonProps={{ 'aria-label': 'Close' }}
    transitionProps={{ duration: 150, exitDuration: 0 }}
    // The drawer's header is not the page's banner.
    attributes={{ header: { role: 'presentation' } }}
  >
    {children}
  </Drawer>
)
