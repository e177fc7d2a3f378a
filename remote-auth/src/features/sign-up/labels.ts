export const registerFieldsLabels = {
  male: 'Male',
  female: 'Female',
  customer: 'Customer',
  carOwner: 'Car Owner',
  aboutYou: 'About you',
  fname: 'First name',
  lname: 'Last name',
  email: 'Email',
  phone: 'Phone',
  gender: 'Gender',
  role: 'Role',
  address: 'Address',
  account: 'Account',
  zipCode: 'Zip code',
  city: 'City',
  region: 'Region',
  street: 'Street',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

export const registerFormLabels = {
  form: 'Create Account',
  keptPasswordHint: 'Please enter your password again.',
  submit: 'Sign Up',
};

export const registerScreenLabels = {
  greeting: {
    title: 'Welcome',
    text: 'Get a car for your trip easily',
    points: [
      'See the full price from the start, with fees and taxes.',
      'Every car and owner is verified before anyone can book.',
      'See the rules for cancelling and changing a trip before you pay.',
    ],
  },
  heading: 'Create Account',
  signInPrompt: 'Already have an account?',
  toSignIn: 'Sign in',
};
