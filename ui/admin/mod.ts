export { AdminFrame, type AdminFrameProps } from './admin-frame/admin-frame.tsx';
export {
  AdminOrder,
  type AdminOrderProps,
  type AdminOrderView,
} from './admin-order/admin-order.tsx';
export {
  AdminOrders,
  type AdminOrdersProps,
  type AdminOrderSummary,
} from './admin-orders/admin-orders.tsx';
export { CancelOrder, type CancelOrderProps } from './cancel-order/cancel-order.tsx';
export {
  StaffInvitation,
  type StaffInvitationProps,
  type StaffSecretsView,
} from './staff-invitation/staff-invitation.tsx';
export { StaffLogIn, type StaffLogInProps } from './staff-log-in/staff-log-in.tsx';
