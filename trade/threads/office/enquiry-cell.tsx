import { to } from '#platform/contract/to.ts'
import { Local } from '#platform/web/i18n.tsx'

interface EnquiryCellProps {
  id: number
  enquiryNo: string
  shopName: string | null
  shopNameEn: string | null
}

/** An enquiry in a list of the desk: its number, and the shop that was asked unless it is the house. */
export function EnquiryCell({ id, enquiryNo, shopName, shopNameEn }: EnquiryCellProps) {
  return (
    <>
      <a href={to.office.enquiry(id)} data-row="" className="code">
        {enquiryNo}
      </a>
      {shopName && (
        <div className="muted">
          <Local zh={shopName} en={shopNameEn ?? ''} />
        </div>
      )}
    </>
  )
}
