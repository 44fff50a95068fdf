import { manifest } from '../../manifest.ts';
import * as following from './index.ts';

export const followingManifest = manifest({ area: 'following', calls: [], refusals: following.following });
