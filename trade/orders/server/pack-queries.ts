import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { StoredUpload } from '#platform/server/files/stored-keys.ts'
import type { PaperKind } from '#trade/shipments/shipment.ts'

export type PackedUpload = StoredUpload &
  Columns<'upload', 'type' | 'size'> & {
    paper: PaperKind | 'taxInvoice'
    /** Number of the shipment, where it is of one. */
    shipment: number | null
  }

/** Files of an order or of one of its shipments: documents first, photos last. */
export const uploadsToPack = (db: Db, orderId: number, shipmentId: number | undefined) =>
  db.many<PackedUpload>(sql`
    select upload.kind, name, type, size, storage_key as "storageKey", widths, sent.paper, sent.shipment
    from upload join (
      select upload_id, shipment_paper.kind as paper, shipment.number as shipment
      from shipment_paper join shipment on shipment.id = shipment_id
      where order_id = ${orderId} and shipment.status <> 'withdrawn'
        ${shipmentId === undefined ? nothing : sql`and shipment.id = ${shipmentId}`}
      union all select upload_id, 'taxInvoice', null from tax_invoice
      where order_id = ${orderId} and status = 'issued' and ${shipmentId === undefined}) sent on sent.upload_id = upload.id
    where ready order by sent.paper = 'photo', sent.shipment nulls first, sent.paper, upload.id`)
