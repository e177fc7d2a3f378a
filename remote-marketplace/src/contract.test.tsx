import { describeContract } from 'shared-auth/testing';
import { remote } from './routes';

describeContract(remote);
