export const loginFormLabels = {
  form: 'Sign in',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',
};

export const loginScreenLabels = {
  greeting: { title: 'Welcome back', text: 'Your trips and cars are waiting for you' },
  heading: 'Sign in',
  newHere: 'New here?',
  createAccount: 'Create an account',
};
