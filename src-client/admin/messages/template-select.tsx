import { NativeSelect } from '@mantine/core'
import { keysOf } from '../../../shared/keys-of.ts'
import { answerTemplates } from './templates.ts'

/** Inserts the beginning of a message that the office writes often. */
export const TemplateSelect = ({ onInsert }: { onInsert: (text: string) => void }) => (
  <NativeSelect
    label="Template"
    value=""
    data={[{ value: '', label: 'Insert a template' }, ...keysOf(answerTemplates)]}
    onChange={({ currentTarget: { value } }) => {
      const template = keysOf(answerTemplates).find((one) => one === value)
      if (template) onInsert(answerTemplates[template])
    }}
  />
)
