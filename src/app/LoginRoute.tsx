import { LoginScreen } from '@/account/LoginScreen/LoginScreen'
import type { Area } from '@/account/parts/area'
import { AccountRoute } from './AccountRoute'

const route = (area: Area) => (
  <AccountRoute area={area} screen={(onSignedIn) => <LoginScreen area={area} onSignedIn={onSignedIn} />} />
)

/** /login */
export const UserLoginRoute = () => route('user')
/** /admin/login */
export const AdminLoginRoute = () => route('admin')
