import { OpenChatButton } from '../../chat/open-chat-button.tsx'
import { ContactBlock } from '../page/contact-block.tsx'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import conversation from '../page/scenes/conversation.svg'
import { ContactForm } from './contact-form.tsx'

/** The message form, the hours, and the chat. */
export const ContactPage = () => (
  <ContentPage
    title="Contact us"
    lead="Write, call or chat: whichever suits you. We read every message."
    picture={conversation}
  >
    <div className={css.split}>
      <section className={css.part}>
        <h2>Send a message</h2>
        <ContactForm />
      </section>
      <div className={css.part}>
        <ContactBlock />
        <section className={css.band}>
          <h2>Rather chat?</h2>
          <p>The assistant knows every service and its price, and answers at any hour.</p>
          <OpenChatButton>Start Live Chat</OpenChatButton>
        </section>
      </div>
    </div>
  </ContentPage>
)
