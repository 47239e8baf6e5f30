import { sessionFlag } from './auth/account.ts'

/** Whether the page that was made at build is what this visitor is to see: nobody signed in, nothing chosen or begun. */
export function isAsMade(root: HTMLElement): boolean {
  const samePage = root.dataset.made === location.pathname && location.search === ''
  return samePage && sessionFlag() === '' && !hasBegunSomething()
}

function hasBegunSomething(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith('nestwright.'))
  } catch {
    return false
  }
}
