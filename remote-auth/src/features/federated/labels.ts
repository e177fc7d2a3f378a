export const newcomerFormLabels = {
  part: 'The form',
  form: 'Create your account',
  intro: (email: string) => `You’re new here. We create your account for ${email}.`,
  introAgain: (email: string) =>
    `Your address ${email} is confirmed. Please enter your name and phone number to go on.`,
  otherWay: 'Use another way',
  fname: 'First name',
  lname: 'Last name',
  phone: 'Phone',
  submit: 'Create account',
  submitAgain: 'Continue',
};
