import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'
import { openReturn } from '#trade/orders/server/open-return.ts'

const { unpaid, notShipped, shipped } = literals(OrderStatus)

/** Locked, so that no order is placed while the account closes. */
export const lockMember = (db: Db, memberId: number) =>
  db.run(sql`select from member where id = ${memberId} for update`)

export const searchOpenOrders = (db: Db, memberId: number) =>
  db.many<{ orderSn: string }>(sql`
    select order_sn as "orderSn" from sales_order
    where member_id = ${memberId} and enterprise_id is null and (status in (${unpaid}, ${notShipped}, ${shipped}) or ${openReturn}) order by id`)

const all = (rows: Sql) => sql`(select coalesce(json_agg(row_to_json(own)), '[]') from (${rows}) as own)`
const without = (column: Sql, ...names: string[]) => sql`(to_jsonb(${column}) - ${names}::text[])`

const ownAlerts = (memberId: number) =>
  all(sql`select ${without(sql`product_alert`, 'member_id', 'link_key')} as alert from product_alert
    where member_id = ${memberId} order by id`)

const ownSamples = (memberId: number) =>
  all(sql`select ${without(sql`sample`, 'member_id')} as sample,
    ${all(sql`select event, at, actor, note from sample_history where sample_id = sample.id order by id`)} as history
    from sample where member_id = ${memberId} order by id`)

const ownOrders = (memberId: number) =>
  all(sql`select ${without(sql`sales_order`, 'waiting_since')} as "order",
    ${all(sql`select * from order_line where order_id = sales_order.id order by position`)} as lines,
    ${all(sql`select event, at, actor, note from order_history where order_id = sales_order.id order by id`)} as history,
    ${all(sql`select author, body, created_at from order_message where order_id = sales_order.id order by id`)} as messages,
    ${all(sql`select kind, status, resolution, reason, amount, answer, created_at from order_return where order_id = sales_order.id order by id`)} as returns,
    ${all(sql`select provider, number, currency, amount, received, status, paid_at from payment where order_id = sales_order.id order by id`)} as payments,
    ${all(sql`select ${without(sql`tax_invoice`, 'member_id')} as invoice from tax_invoice where order_id = sales_order.id order by id`)} as "taxInvoices",
    ${all(sql`select number, bank, amount, currency, latest_shipment, expires_on, status, answer, registered_at from letter_of_credit where order_id = sales_order.id order by id`)} as "lettersOfCredit",
    ${all(sql`select ${without(sql`shipment`, 'version', 'receive_reminded')} as shipment from shipment where order_id = sales_order.id order by number`)} as shipments,
    ${all(sql`select step, mode, "from", "to", amount, vat_percent from order_charge where order_id = sales_order.id order by position`)} as charges,
    ${all(sql`select kilograms, reason, status, asked_at, answered_at from weight_request where order_id = sales_order.id order by id`)} as "weightRequests",
    ${all(sql`select cause, total_before, total_after, refunded, reason, at from settlement where order_id = sales_order.id order by id`)} as settlements,
    ${all(sql`select position, amount, credited, due, days, secured, state from order_part where order_id = sales_order.id order by position`)} as parts
    from sales_order where member_id = ${memberId} order by id`)

/** Everything that is kept about a member, as the database has it, by what it is about. */
export const findOwnData = (db: Reader, memberId: number) =>
  db.first<Record<string, unknown>>(sql`
    select ${without(sql`member`, 'password_hash', 'totp_secret', 'totp_offered', 'totp_step', 'recovery_salt', 'version')}
        as profile,
      ${all(sql`select enterprise.name, enterprise.address, enterprise.website, role, joined_at from company_member
        join enterprise on enterprise.id = enterprise_id where member_id = ${memberId}`)} as companies,
      ${all(sql`select enterprise.name, asked_at from company_request join enterprise on enterprise.id = enterprise_id
        where member_id = ${memberId}`)} as "joinRequests",
      ${all(sql`select enterprise.name, role, company_invitation.created_at from company_invitation
        join enterprise on enterprise.id = enterprise_id where email = member.email`)} as invitations,
      ${all(sql`select locale, confirmed_at, (select array_agg(name_en) from subscription
          join category on category.id = category_id where subscriber_id = subscriber.id) as categories
        from subscriber where email = member.email and member.email_verified`)} as subscriptions,
      ${all(sql`select ${without(sql`address`, 'member_id')} as address from address where member_id = ${memberId}`)} as addresses,
      ${all(sql`select ${without(sql`invoice_title`, 'member_id')} as title from invoice_title where member_id = ${memberId}`)} as "invoiceTitles",
      ${all(sql`select ${without(sql`enquiry`, 'contact_id', 'waiting_since', 'link_key')} as enquiry,
        ${all(sql`select * from enquiry_line where enquiry_id = enquiry.id order by position`)} as lines,
        ${all(sql`select author, body, created_at from enquiry_message where enquiry_id = enquiry.id order by id`)} as messages
        from enquiry where ${ownEnquiry(memberId)} order by id`)} as enquiries,
      ${all(sql`select ${without(sql`quote`, 'operator_id')} as quote,
        ${all(sql`select * from quote_line where quote_id = quote.id order by position`)} as lines
        from quote join enquiry on enquiry.id = enquiry_id where ${ownEnquiry(memberId)} order by quote.id`)} as quotes,
      ${ownOrders(memberId)} as orders,
      ${ownSamples(memberId)} as samples,
      ${all(sql`select lines, updated_at from enquiry_basket where member_id = ${memberId}`)} as "enquiryBasket",
      ${ownAlerts(memberId)} as alerts,
      ${all(sql`select currency, per_order, per_month, spending_limit.role from company_member
        join spending_limit on spending_limit.member_id = company_member.member_id
          or (spending_limit.enterprise_id = company_member.enterprise_id and spending_limit.role = company_member.role)
        where company_member.member_id = ${memberId} order by spending_limit.id`)} as "spendingLimits",
      ${all(sql`select ${without(sql`approval`, 'member_id')} as approval,
        ${all(sql`select event, note, at, actor_id = ${memberId} as mine from approval_history
          where approval_id = approval.id order by id`)} as history
        from approval where member_id = ${memberId} or exists (select from approval_history
          where approval_id = approval.id and actor_id = ${memberId} and actor = 'member') order by id`)} as approvals,
      ${all(sql`select order_id, score, content, name_choice, shown_name, answer, hidden_reason, created_at
        from order_comment where member_id = ${memberId} order by id`)} as comments,
      ${all(sql`select kind, facts, subject, content, received_at, read_at from letter where member_id = ${memberId} order by id`)} as letters,
      ${all(sql`select topic, letter, mail from member_notice_choice where member_id = ${memberId}`)} as "noticeChoices",
      ${all(sql`select author, kind, body, chat_message.created_at, chat_file.name as file from chat_message
        join conversation on conversation.id = chat_message.conversation_id
        left join chat_file on chat_file.id = file_id
        where conversation.member_id = ${memberId} order by chat_message.id`)} as chats,
      ${all(sql`select product_id, created_at from favourite where member_id = ${memberId} order by id`)} as favourites,
      ${all(sql`select name, query, alert, created_at from saved_search where member_id = ${memberId} order by id`)}
        as "savedSearches",
      ${all(sql`select name, type, size, created_at from upload where member_id = ${memberId} order by id`)} as files,
      ${all(sql`select url, visited_at, ip from visit where member_id = ${memberId} order by id desc limit 10000`)} as visits,
      ${all(sql`select name, created_at, used_at from passkey where member_id = ${memberId} order by id`)} as passkeys,
      ${all(sql`select ip, user_agent, created_at, seen_at from session where member_id = ${memberId} order by id`)} as sessions
    from member where id = ${memberId}`)
