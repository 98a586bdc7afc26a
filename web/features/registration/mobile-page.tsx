import { RegisterByCode, registerAction } from './register-by-code.tsx'

export { loader } from './register-by-code.tsx'
export const action = registerAction('mobile')
export default function RegisterByMobilePage() {
  return <RegisterByCode way="mobile" />
}
