import type { ReactNode } from 'react';

/** English texts of the account page and its sections. */
export const englishAccount = {
  accountPage: {
    title: 'Account',
    noScript: 'The account page requires JavaScript.',
    guest: 'Please log in to see your account',
    guestText: 'After logging in you can see and change your details.',
    expiredText: 'What you were typing is kept until you have logged in.',
    failed: 'Your account could not be loaded',
    loading: 'Loading account…',
    memberSince: (day: ReactNode): ReactNode => <>Member since {day}</>,
  },
  accountForm: { save: 'Save' },
  nameSection: { title: 'Name', change: 'Change name', name: 'Full name' },
  emailSection: {
    title: 'Email',
    verified: 'Verified',
    unverified: 'Not verified',
    change: 'Change email',
    changeHint: 'We will send an email to the new address. ' +
      'The address changes when you follow the link in that email.',
    newEmail: 'New email',
    currentPassword: 'Current password',
    send: 'Send confirmation email',
    pending: 'Your new email is waiting for confirmation',
    pendingText: (email: ReactNode): ReactNode => (
      <>
        We have sent an email to{' '}
        {email}. Please follow the link in it to complete the change. Until then, log in with your
        current email.
      </>
    ),
    cancelChange: 'Cancel change',
  },
  resend: {
    hint: 'Please follow the link in the verification email that we have sent you.',
    resend: 'Send verification email again',
    sending: 'Sending…',
    sent: 'The verification email has been sent again!',
    failed: 'The verification email could not be sent.',
  },
  passwordSection: {
    title: 'Password',
    change: 'Change password',
    changeHint: 'After the change, your other devices will be logged out.',
    set: 'Set password',
    setHint: 'This account has no password. Set one to log in by email next time.',
    current: 'Current password',
    new: 'New password',
    save: 'Save password',
  },
  sessionsSection: {
    title: 'Logged-in devices',
    thisDevice: 'This device',
    loggedInAt: (time: ReactNode): ReactNode => <>Logged in: {time}</>,
    lastUsedOn: (day: ReactNode): ReactNode => <>Last used: {day}</>,
    logOut: 'Log out',
    logOutOf: (device: string) => `Log out ${device}`,
    logOutEverywhere: 'Log out all devices',
    includingThis: 'Including this device.',
  },
  addressesSection: {
    title: 'Saved addresses',
    empty: 'You have no saved addresses. A saved address is filled in when you order.',
    add: 'Add address',
    limitReached: (limit: number) =>
      `You have saved ${limit} addresses. Delete one to add another.`,
    newAddress: 'New address',
    editAddress: 'Edit address',
    save: 'Save address',
    filledIn: 'Filled in when you order',
    edit: 'Edit',
    editOf: (street: string) => `Edit address ${street}`,
    delete: 'Delete',
    deleteOf: (street: string) => `Delete address ${street}`,
    keep: 'Keep',
    keepOf: (street: string) => `Keep address ${street}`,
    confirm: 'Delete this address',
    confirmOf: (street: string) => `Delete this address: ${street}`,
    deleting: 'Deleting…',
  },
  dataSection: {
    title: 'Your data',
    text:
      'A JSON file with your account, addresses, orders, reviews, saved charts, cart, devices and the ' +
      'terms that you have accepted.',
    download: 'Download my data',
    preparing: 'Preparing…',
  },
  deleteSection: {
    title: 'Delete account',
    text: 'Your account, saved addresses and charts, cart and reviews will be deleted permanently.',
    open: 'Delete account…',
    question: 'Delete account?',
    consequences: [
      'You will be logged out of all devices and cannot log in again.',
      'Your saved addresses and charts, cart, reviews and list of orders will be deleted.',
      'Of earlier orders, the store keeps only what its accounts require: order code, products, ' +
      'amount, payment method, status, date and province; not your name, email, phone number or ' +
      'street address.',
      'This cannot be undone. You can sign up again with the same email.',
    ],
    confirm: 'Delete account',
    keep: 'Keep account',
  },
  profileMenu: {
    label: 'Account',
    orders: 'Orders',
    account: 'Account',
    logOut: 'Log out',
    unverified: 'Email not verified',
    mailSentTo: (email: string) => `We have sent a verification email to ${email}.`,
  },
};
