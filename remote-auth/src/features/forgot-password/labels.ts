export const forgotPasswordFormLabels = {
  form: 'Forgot password',
  email: 'Email',
  sendLink: 'Send reset link',
};

export const forgotPasswordScreenLabels = {
  greeting: { title: 'It happens', text: 'You can choose a new password in a minute' },
  heading: 'Forgot password',
  lead: 'Enter your email and we’ll send you a link to choose a new password.',
  backToSignIn: 'Back to sign in',
};

export const linkSentLabels = {
  mayTakeMinutes: 'It may take a few minutes. Check your spam folder too.',
  sendAgain: 'Use another address or send again',
};
