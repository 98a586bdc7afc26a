import { ChangeAddress, changeAction } from './change-address.tsx'

export { loader } from './change-address.tsx'
export const action = changeAction('mobile')
export default function ChangeMobilePage() {
  return <ChangeAddress way="mobile" />
}
