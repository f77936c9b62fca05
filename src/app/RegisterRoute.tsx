import type { Area } from '@/account/parts/area'
import { RegisterScreen } from '@/account/RegisterScreen/RegisterScreen'
import { AccountRoute } from './AccountRoute'

const route = (area: Area) => (
  <AccountRoute
    area={area}
    screen={(onSignedIn) => <RegisterScreen area={area} onRegistered={onSignedIn} />}
  />
)

/** /register */
export const UserRegisterRoute = () => route('user')
/** /admin/register */
export const AdminRegisterRoute = () => route('admin')
