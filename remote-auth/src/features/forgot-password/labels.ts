export const forgotPasswordFormLabels = {
  form: 'Forgot password',
  email: 'Email',
  submit: 'Send reset link',
};

export const forgotPasswordScreenLabels = {
  greeting: { title: 'It happens', text: 'You can choose a new password in a minute' },
  heading: 'Forgot password',
  lead: 'Enter your email and we’ll send you a link to choose a new password.',
  toSignIn: 'Back to sign in',
};

export const linkSentLabels = {
  hint: 'It may take a few minutes. Check your spam folder too.',
  sendAgain: 'Use another address or send again',
};
