import { brand } from '../../../shared/brand.ts'
import type { Section } from '../page/prose.ts'

/** Every cookie and stored item of the site, by the name that a browser shows. */
export const cookiePolicy: Section[] = [
  {
    heading: 'What this page covers',
    body: [
      `A cookie is a small text that a site asks your browser to keep and send back. Sites can also store items in the browser that are not sent with each request. This page lists everything of both kinds that ${brand.name} uses. All of it is needed for something that you do on the site. There are no analytics, advertising or tracking cookies.`,
    ],
  },
  {
    heading: 'Cookies',
    body: [
      'They are set only when you sign in, or begin to with Google. Who browses, books or chats as a guest gets none.',
      {
        list: [
          'nestwright-session: keeps you signed in. It holds a random token that no script can read. It lasts up to 30 days, but the sign-in behind it ends after 10 days without use (12 hours for administrators). Signing out removes it.',
          'nestwright-signed-in: tells the page that someone is signed in, so that it asks the server who only when there is an answer. It holds eight random characters. It lasts up to 30 days and goes when you sign out.',
          'nestwright-known: says that your account has signed in with this browser before, so that nobody can lock you out by guessing your password elsewhere. It signs nobody in. It lasts a year.',
          'nestwright-google: set when you press “Continue with Google”, so that the answer counts only in the browser that asked. It lasts 10 minutes and is removed when you come back.',
        ],
      },
      'On an https address, all but nestwright-signed-in have __Host- before their names, which ties them to this site alone. Where booking has an address of its own, they begin with __Secure- instead, so that both addresses know you.',
    ],
  },
  {
    heading: 'Stored for the browser session',
    body: [
      'These items are in session storage. They stay in their tab and go when you close it. Your browser may bring them back if you restore the tab.',
      {
        list: [
          'nestwright.cart: the services that you have selected for one order. Emptied when an order of several services is booked.',
          'nestwright.booking. followed by the service, or by multi-service: what you have entered for a booking, with contact details, price and time. Removed when it is booked.',
          'nestwright.chat: the conversation with the assistant, the secret ID that continues it, and the email of the account that it belongs to. “Start over” replaces it.',
          'nestwright.note. followed by the ID of a booking: a note that one of our administrators has started to write. Customers never have it.',
          'nestwright.claim. followed by the ID of a booking: what you have started to write about something that is wrong. Removed when it is sent.',
          'nestwright.settle. followed by the ID of a claim: an answer that one of our administrators has started to write. Customers never have it.',
          'tsr-scroll-restoration-v1_3: how far down you had scrolled on each page, so that Back takes you there.',
          'tanstack_router_reload: followed by a message: set only if a part of the site could not be loaded, so that the page reloads once and not forever.',
        ],
      },
      'The page after a booking also keeps its ID and secret in that entry of the tab’s history, so that a reload still shows your booking.',
    ],
  },
  {
    heading: 'Stored until you delete it',
    body: [
      'This item is in local storage.',
      {
        list: [
          'mantine-color-scheme-value: light or dark. It is written when you use the light and dark switch. Until then the site follows your device.',
        ],
      },
    ],
  },
  {
    heading: 'Other sites',
    body: [
      'Our pages load no scripts, pictures or fonts from other sites, so no other site sets cookies through them. If you go to Google to sign in or to save a calendar entry, Google uses its own cookies there, under its own policy.',
    ],
  },
  {
    heading: 'Your control',
    body: [
      'Because all of this is needed for what you ask the site to do, there is no consent banner. You can delete or block cookies and stored items in your browser’s settings.',
      {
        list: [
          'Without cookies you cannot sign in. Booking as a guest and the chat still work.',
          'Without session storage the site keeps your entries only until the page is reloaded.',
          'Without local storage your choice of light or dark is not remembered.',
        ],
      },
      `Questions go to ${brand.email}. The Privacy Policy says what we store on our server.`,
    ],
  },
]
