import { RegisterByCode, registerAction } from './register-by-code.tsx'

export { loader } from './register-by-code.tsx'
export const action = registerAction('email')
export default function RegisterByEmailPage() {
  return <RegisterByCode way="email" />
}
