export const newcomerFormLabels = {
  part: 'The form',
  form: 'Create your account',
  intro: (email: string) => `You’re new here. We create your account for ${email}.`,
  otherWay: 'Use another way',
  fname: 'First name',
  lname: 'Last name',
  phone: 'Phone',
  submit: 'Create account',
};
