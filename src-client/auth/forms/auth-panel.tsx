import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { settings } from '../../settings.ts'
import css from '../auth.module.css'
import { EmailSent } from './email-sent.tsx'
import { GoogleButton } from './google-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface Props {
  /** The path on this site to go to after sign-in. */
  redirect: string
  onSignedIn?: () => void
  /** Not the main action of its screen. */
  isSecondary?: boolean
}

/** Sign in, sign up, or Google if it is configured. */
export function AuthPanel({ redirect, onSignedIn, isSecondary }: Props) {
  const [sent, setSent] = useState<ComponentProps<typeof EmailSent>['signUp']>()
  if (sent) {
    return (
      <EmailSent
        signUp={sent}
        title="Check your email"
        text="We have sent a link to verify your account to"
      />
    )
  }
  return (
    <div className={css.panel}>
      <Tabs defaultValue="in" keepMounted={false} classNames={{ tab: css.tab ?? '' }}>
        <Tabs.List grow>
          <Tabs.Tab value="in">Sign In</Tabs.Tab>
          <Tabs.Tab value="up">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="in" pt="lg">
          <SignInForm redirect={redirect} onSignedIn={onSignedIn} isSecondary={isSecondary} />
        </Tabs.Panel>
        <Tabs.Panel value="up" pt="lg">
          <SignUpForm redirect={redirect} onSent={setSent} isSecondary={isSecondary} />
        </Tabs.Panel>
      </Tabs>
      {settings.googleSignIn ? (
        <section data-needs="google-sign-in" className={css.withGoogle}>
          <p className={css.or}>or</p>
          <GoogleButton redirect={redirect} />
        </section>
      ) : null}
      <p className={css.note}>
        By continuing, you agree to our <Link to="/terms-conditions">Terms of Service</Link> and{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </div>
  )
}
