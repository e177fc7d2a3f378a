import { defineRemote } from '@drove/shared-auth';
import description from '../remote.json';
import './styles.css';

/** What the shell mounts of this remote. */
export const remote = defineRemote(description, {
  '/login': [
    {
      index: true,
      title: 'Sign in',
      screen: () => import('./screens/login-screen').then((module) => module.LoginScreen),
    },
  ],
  '/register': [
    {
      index: true,
      title: 'Create Account',
      screen: () => import('./screens/register-screen').then((module) => module.RegisterScreen),
    },
  ],
  '/forgot-password': [
    {
      index: true,
      title: 'Forgot password',
      screen: () => import('./screens/forgot-password-screen').then((module) => module.ForgotPasswordScreen),
    },
  ],
});
