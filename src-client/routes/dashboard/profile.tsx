import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../dashboard/profile/profile-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/profile')({
  head: head('Profile'),
  component: ProfilePage,
})
