import { describeContract } from '@drove/shared-auth/testing';
import { remote } from './routes';

describeContract(remote);
