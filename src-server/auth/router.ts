import {
  acceptInvitationInput,
  accountMailInput,
  changePasswordInput,
  checkInvitationInput,
  checkLinkInput,
  endSessionInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  startGoogleInput,
  verifyEmailInput,
} from '../../shared/people/account.ts'
import { publicProcedure, router, signedInProcedure } from '../trpc.ts'
import { acceptInvitation, checkInvitation } from './accept-invitation.ts'
import { startGoogle } from './google/google-sign-in.ts'
import { requestPasswordReset } from './links/account-mail.ts'
import { checkLink } from './links/check-link.ts'
import { changePassword, resetPassword } from './password/set-password.ts'
import { currentUser } from './sessions/current-user.ts'
import { endSession, listSessions, signOut, signOutEverywhere } from './sessions/user-sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

export const authRouter = router({
  me: publicProcedure.query(({ ctx }) => currentUser(ctx)),
  signIn: publicProcedure.input(signInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  signUp: publicProcedure.input(signUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx)),
  verifyEmail: publicProcedure
    .input(verifyEmailInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  requestPasswordReset: publicProcedure
    .input(accountMailInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  checkLink: publicProcedure.input(checkLinkInput).query(({ ctx, input }) => checkLink(ctx, input)),
  checkInvitation: publicProcedure
    .input(checkInvitationInput)
    .query(({ ctx, input }) => checkInvitation(ctx, input)),
  acceptInvitation: publicProcedure
    .input(acceptInvitationInput)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  changePassword: signedInProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  startGoogle: publicProcedure
    .input(startGoogleInput)
    .mutation(({ ctx, input }) => startGoogle(ctx, input)),
  sessions: signedInProcedure.query(({ ctx }) => listSessions(ctx)),
  endSession: signedInProcedure
    .input(endSessionInput)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  signOutEverywhere: signedInProcedure.mutation(({ ctx }) => signOutEverywhere(ctx)),
})
