import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Debian's package without a window, which takes half of the processor's time. */
const headless = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }
const known = [
  headless.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** An installed Chromium, or one that is downloaded: Debian's package for root, else Playwright's own. */
function findChromium(): string {
  const candidates = [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()]
  const found = candidates.find((path) => path && existsSync(path))
  if (found) return found
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isRootOnDebian) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', headless.package], {
      stdio: 'inherit',
    })
    return headless.path
  }
  execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' })
  return chromium.executablePath()
}

/** Each window of ours would draw the popups of an address bar that nobody sees: half of what an empty page costs. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright turns off; a list of ours takes the place of its own. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...turnedOffByPlaywright, ...unseen].join(',')}`,
]

export const launchChromium = (more: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...quiet, ...more] })

let shared: Promise<Browser> | undefined

/** One for all files of a worker, in which each visitor has a context of its own; it ends with the worker. */
export async function sharedChromium(): Promise<Browser> {
  const running = await shared
  if (running?.isConnected()) return running
  shared = launchChromium()
  return shared
}
