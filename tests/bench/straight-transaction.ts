import Sqlite from 'better-sqlite3'

/** The statements of `booking.create` for one service, straight on the driver, committed with synchronous=FULL. */
export function straightTransactions(
  file: string,
  slots: { service_id: string; available_date: string; start_time: string }[],
): number {
  const db = new Sqlite(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  const key = db.prepare(
    'insert into idempotency_keys (key_hash, request_hash, group_id, reply, created_at) values (?, ?, ?, ?, ?) on conflict do nothing',
  )
  const claim = db.prepare(
    'update availability_slots set is_booked = 1 where service_id = ? and available_date = ? and start_time = ? and is_booked = 0 returning id',
  )
  const booking =
    db.prepare(`insert into bookings (id, group_id, slot_id, token_hash, service_id, service_title, service_details,
    quote_amount, scheduled_date, scheduled_time, customer_name, customer_email, customer_email_lower, customer_phone,
    customer_address, status, payment_status, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const account = db.prepare(
    'update users set email = email where email = ? returning id, email_verified_at',
  )
  const mail =
    db.prepare(`insert into outbox (id, channel, kind, recipient, facts, status, reason, group_id, attempts,
    next_attempt_at, created_at) values (?, 'email', 'bookingReceived', ?, ?, 'sent', 'measured', ?, 0, ?, ?)`)
  const text = 'x'.repeat(300)
  const at = '2026-01-01T00:00:00.000Z'
  const hash = (index: number) => `straight-${String(index).padStart(55, '0')}`
  const began = performance.now()
  for (const [index, slot] of slots.entries()) {
    const { service_id, available_date, start_time } = slot
    db.transaction(() => {
      key.run(hash(index), hash(index), hash(index), text, at)
      const { id } = claim.get(service_id, available_date, start_time) as { id: string }
      account.get('ada@example.com')
      booking.run(
        hash(index),
        hash(index),
        id,
        hash(index),
        service_id,
        service_id,
        text,
        1,
        available_date,
        start_time,
        'Ada',
        'ada@example.com',
        'ada@example.com',
        '555',
        'Road',
        'pending',
        'pending',
        at,
      )
      mail.run(hash(index), 'ada@example.com', text, hash(index), at, at)
    }).immediate()
  }
  const rate = (slots.length * 1000) / (performance.now() - began)
  db.close()
  return rate
}
