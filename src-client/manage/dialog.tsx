import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

export interface DialogProps {
  title: string
  size?: string
  onClose: () => void
  children: ReactNode
}

/** A question over the page; on a phone it is the page. */
export const Dialog = ({ title, size = '32rem', onClose, children }: DialogProps) => (
  <Modal
    opened
    centered
    size={size}
    radius="lg"
    title={title}
    onClose={onClose}
    closeButtonProps={{ 'aria-label': 'Close' }}
    transitionProps={{ duration: 150 }}
  >
    {children}
  </Modal>
)
