import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Checkbox } from '@mantine/core'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import css from '../admin.module.css'
import { adminMenu } from './menu.ts'
import type { QuickKeys } from './use-quick-keys.ts'

interface Props {
  opened: boolean
  quickKeys: QuickKeys
  onClose: () => void
}

/** The keys of the panel. */
export const KeysDialog = ({ opened, quickKeys, onClose }: Props) => (
  <Dialog opened={opened} title="Keyboard shortcuts" onClose={onClose}>
    <div className={css.body}>
      <DescriptionList
        rows={[
          ['Search everything', `${quickKeys.searchKey} or /`],
          ['New booking', 'N'],
          ['Undo a recent change', 'U'],
          ['Keyboard shortcuts', '?'],
          ['Pick up a visit on the board', 'M, arrows, Enter'],
          ['Book an open slot on the board', 'Arrows, Enter'],
          ...adminMenu.map(({ label, key }): [string, string] => [
            label,
            `G, then ${key.toUpperCase()}`,
          ]),
        ]}
      />
      <Checkbox
        label="Single-letter shortcuts"
        description={`Without them, ${quickKeys.searchKey} still opens the search`}
        checked={quickKeys.isOn}
        onChange={({ currentTarget }) => quickKeys.setIsOn(currentTarget.checked)}
      />
    </div>
  </Dialog>
)
