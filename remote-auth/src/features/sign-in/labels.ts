export const loginFormLabels = {
  form: 'Sign in',
  email: 'Email',
  password: 'Password',
  toForgotPassword: 'Forgot password?',
  submit: 'Sign in',
};

export const loginScreenLabels = {
  greeting: { title: 'Welcome back', text: 'Your trips and cars are waiting for you' },
  heading: 'Sign in',
  signUpPrompt: 'New here?',
  toSignUp: 'Create an account',
  orSignIn: 'Or sign in with your account',
};
