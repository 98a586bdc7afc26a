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

/** As the catalogue keeps it, of a lot that was loaded. */
export interface PackedCertificate {
  key: string
  title: string
  size: number
  lotCode: string
  /** Number of the shipment. */
  shipment: number
}

/** Certificates of analysis of the lots that left with an order, or with one of its shipments. */
export const certificatesToPack = (db: Db, orderId: number, shipmentId: number | undefined) =>
  db.many<PackedCertificate>(sql`
    select 'media/' || file as key, title_en as title, bytes as size, lot.code as "lotCode", loaded.number as shipment
    from document join product on product.id = document.product_id and product.status <> 'draft'
      join lot on lot.id = document.lot_id join (
      select distinct coalesce(shipment_line.lot_id, order_line.lot_id) as lot_id, shipment.number
      from shipment join shipment_line on shipment_id = shipment.id join order_line on order_line.id = line_id
      where shipment.order_id = ${orderId} and shipment.status <> 'withdrawn'
        ${shipmentId === undefined ? nothing : sql`and shipment.id = ${shipmentId}`}) loaded on loaded.lot_id = lot.id
    where document.kind = 'COA' order by loaded.number, lot.code, document.id`)
