import { ChangeAddress, changeAction } from './change-address.tsx'

export { loader } from './change-address.tsx'
export const action = changeAction('email')
export default function ChangeEmailPage() {
  return <ChangeAddress way="email" />
}
