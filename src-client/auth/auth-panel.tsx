import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import css from './auth.module.css'
import { GoogleButton } from './google-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface Props {
  /** The path of this site where the person was going. */
  redirect: string
  onSignedIn?: () => void
  /** Not the one action of its screen. */
  quiet?: boolean
}

/** Sign in, sign up, or Google (specification, section 2). */
export const AuthPanel = ({ redirect, onSignedIn, quiet }: Props) => (
  <div className={css.panel}>
    <Tabs defaultValue="in" keepMounted={false} classNames={{ tab: css.tab ?? '' }}>
      <Tabs.List grow>
        <Tabs.Tab value="in">Sign In</Tabs.Tab>
        <Tabs.Tab value="up">Sign Up</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="in" pt="lg">
        <SignInForm redirect={redirect} onSignedIn={onSignedIn} quiet={quiet} />
      </Tabs.Panel>
      <Tabs.Panel value="up" pt="lg">
        <SignUpForm redirect={redirect} quiet={quiet} />
      </Tabs.Panel>
    </Tabs>
    <p className={css.or}>or</p>
    <GoogleButton redirect={redirect} />
    <p className={css.note}>
      By continuing, you agree to our <Link to="/terms-conditions">Terms of Service</Link> and{' '}
      <Link to="/privacy-policy">Privacy Policy</Link>.
    </p>
  </div>
)
