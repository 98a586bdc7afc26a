-- Lock and look in one question. Each statement of the function sees what was committed before it, so who gets the lock
-- sees the answer of whoever had it last.
create function claim_key(of_owner text, of_key text, out free boolean, out hash bytea, out answer jsonb)
language plpgsql as $$
begin
  free := pg_try_advisory_xact_lock(hashtextextended(of_owner || ' ' || of_key, 0));
  if free then
    select idempotency.request_hash, idempotency.answer into hash, answer from idempotency
    where owner = of_owner and key = of_key and created_at > now() - interval '24 hours';
  end if;
end $$;
