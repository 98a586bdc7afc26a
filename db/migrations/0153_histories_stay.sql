-- What happened to orders and quotes is only ever added to, as the audit is.
create trigger order_history_stays before update or delete or truncate on order_history
  for each statement execute function refuse_change();
create trigger quote_history_stays before update or delete or truncate on quote_history
  for each statement execute function refuse_change();

-- Money: a payment, a refund and an alarm go on, but what they are about stays, and what was paid stays paid.
create trigger payment_stays before delete or truncate on payment
  for each statement execute function refuse_change();
create trigger payment_facts_stay before update on payment for each row when (
  (old.order_id, old.provider, old.number, old.currency, old.amount, old.created_at)
    is distinct from (new.order_id, new.provider, new.number, new.currency, new.amount, new.created_at)
  or old.status = 'paid' and (old.status, old.trade_number, old.paid_at)
    is distinct from (new.status, new.trade_number, new.paid_at)
) execute function refuse_change();

create trigger refund_stays before delete or truncate on refund
  for each statement execute function refuse_change();
create trigger refund_facts_stay before update on refund for each row when (
  (old.payment_id, old.return_id, old.number, old.amount)
    is distinct from (new.payment_id, new.return_id, new.number, new.amount)
  or old.status = 'done' and (old.status, old.done_at) is distinct from (new.status, new.done_at)
) execute function refuse_change();

create trigger payment_alarm_stays before delete or truncate on payment_alarm
  for each statement execute function refuse_change();
create trigger payment_alarm_facts_stay before update on payment_alarm for each row when (
  (old.provider, old.kind, old.number, old.detail, old.created_at)
    is distinct from (new.provider, new.kind, new.number, new.detail, new.created_at)
) execute function refuse_change();
