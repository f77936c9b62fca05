import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { ApprovalsPanel, type ApprovalsPanelProps } from '../ApprovalsPanel'

/** For stories: the panel at the dashboard's address, to which a link leads, and the browser's own Back and Forward. */
export function AfterTheCart(props: ApprovalsPanelProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <Routes>
        <Route path="/cart" element={<Link to="/dashboard">The dashboard</Link>} />
        <Route path="/dashboard" element={<ApprovalsPanel {...props} />} />
      </Routes>
      <button type="button" hidden data-testid="back" onClick={() => navigate(-1)} />
      <button type="button" hidden data-testid="forward" onClick={() => navigate(1)} />
      <p hidden data-testid="address">
        {pathname + search}
      </p>
    </>
  )
}
