import { createStore } from '../../ui/store/create-store.ts'
import { useStore } from '../../ui/store/use-store.ts'

const draft = createStore(() => '')

/** The text being typed; it is kept when the panel is closed and opened again. */
export const useMessageDraft = (): [string, (text: string) => void] => [useStore(draft), draft.set]
