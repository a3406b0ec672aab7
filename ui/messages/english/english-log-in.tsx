import type { ReactNode } from 'react';

/** English texts of log-in and sign-up, and of the pages that links in mails open. */
export const englishLogIn = {
  loginPopup: {
    signUp: 'Sign up',
    logIn: 'Log in',
    forgotPassword: 'Forgotten password',
    name: 'Full name',
    verificationHint: 'We will send a verification email to this address.',
    passwordForgotten: 'Forgot your password?',
    facebook: 'Log in with Facebook',
    haveAccount: 'Already have an account?',
    noAccount: 'No account yet?',
    customer: 'I have an account',
    newCustomer: 'I am new here',
    terms: (link: (text: string) => ReactNode): ReactNode => (
      <>I agree to the {link('terms of use')}</>
    ),
    privacy: (link: (text: string) => ReactNode): ReactNode => <>and the {link('privacy policy')}
    </>,
    forgotPasswordHint:
      'Enter the email you signed up with. We will send you instructions to set a new password.',
    sendInstructions: 'Send instructions',
    sendAgain: 'Send again',
    backToLogIn: 'Back to log-in',
  },
  fieldErrors: {
    missingName: 'Please enter your name.',
    missingEmail: 'Please enter your email.',
    invalidEmail: 'Please enter a valid email, for example name@example.com.',
    missingPassword: 'Please enter your password.',
    missingCurrentPassword: 'Please enter your current password.',
    passwordLength: 'A password has 8 to 200 characters.',
    termsRequired: 'Please agree to the terms to continue.',
  },
  emailField: { label: 'Email' },
  passwordField: {
    label: 'Password',
    reveal: (label: string) => `Show ${label.toLowerCase()}`,
    length: (minimum: number) => `${minimum} to 200 characters`,
    strength: 'Strength:',
    meter: 'Password strength',
    strengthOf: (strength: string) => `Password strength: ${strength}`,
    'too-short': 'Too short',
    guessable: 'Easy to guess',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
  resetPasswordPanel: {
    opening: 'Opening the link…',
    title: 'Set a new password',
    account: (email: ReactNode): ReactNode => <>For the account {email}</>,
    newPassword: 'New password',
    save: 'Save new password',
    done: 'Your new password is set',
    doneText: 'Devices that were logged in before are logged out. Please log in with your new ' +
      'password.',
    refusedText:
      'The link in the email works once, within 24 hours. You can request another email.',
    request: 'Send another email',
    requesting: 'Sending…',
  },
  verifyEmailPanel: {
    verifying: 'Verifying your email…',
    greeting: (name: ReactNode): ReactNode => <>Welcome, {name}</>,
    welcome: (code: ReactNode, discount: string): ReactNode => (
      <>A welcome gift: enter {code} in the cart for {discount} off your first order.</>
    ),
    account: (email: ReactNode): ReactNode => <>This link is for the account {email}.</>,
    notRegistered: 'Did you not sign up?',
    notMe: 'This was not me',
    support: 'Support',
    supportHint: 'Need help? Contact us:',
    phone: 'Phone:',
    email: 'Email:',
  },
  linkPanel: { opening: 'Opening the link…' },
  confirmEmailPage: {
    title: 'Confirm your new email',
    text: (email: ReactNode): ReactNode => (
      <>
        After the confirmation, you log in and receive our emails with{' '}
        {email}. Other devices will be logged out.
      </>
    ),
    confirm: 'Confirm new email',
    done: 'Your email has changed',
    doneText: (email: ReactNode): ReactNode => <>From now on, log in with {email}.</>,
  },
  notMePage: {
    title: 'Is this your email?',
    text: (email: ReactNode, shopName: string): ReactNode => (
      <>
        Somebody has used {email} at{' '}
        {shopName}. If it was not you, press the button below: we will remove your email, delete an
        account that was registered with it and log out all devices of that account.
      </>
    ),
    registeredText: 'If you signed up or ordered, there is nothing to do.',
    confirm: 'This was not me',
    done: 'Your email has been removed',
    doneText: (email: ReactNode): ReactNode => (
      <>
        We no longer write to {email}{' '}
        for that person. An account that was registered with it is deleted.
      </>
    ),
  },
};
