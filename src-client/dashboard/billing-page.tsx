import css from './dashboard.module.css'

/** A placeholder that says why it is empty: no payment is taken. */
export const BillingPage = () => (
  <>
    <header className={css.head}>
      <h1>Billing & Payments</h1>
    </header>
    <section className={css.card}>
      <h2>Billing features coming soon</h2>
      <p className={css.quiet}>
        Booking is a demonstration: no payment is taken, so there is nothing to bill and no card to
        keep. What a booking costs, and what cancelling it cost, is in its details.
      </p>
    </section>
  </>
)
